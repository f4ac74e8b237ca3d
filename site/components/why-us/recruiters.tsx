import type { WhyUs } from "../../model/schemas/why-us.ts";

interface RecruitersProps {
  recruiters: WhyUs["people"]["recruiters"];
}

export function Recruiters({ recruiters }: RecruitersProps) {
  return (
    <ul className="mt-9 grid grid-cols-1 gap-6 md:grid-cols-2">
      {recruiters.map(({ name, photo, line }) => (
        <li key={name} className="flex items-center gap-4.5">
          <img
            className="flex-none rounded-control"
            src={photo}
            alt=""
            width={88}
            height={88}
            loading="lazy"
          />
          <p className="text-17 leading-145 text-ink-2">
            <b className="block text-19 text-ink">{name}</b>
            {line}
          </p>
        </li>
      ))}
    </ul>
  );
}
