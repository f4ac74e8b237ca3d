import type { TurnoverSettings } from "./settings.ts";
import { fill, number } from "./write.ts";

interface TurnoverDrawingProps {
  people: number;
  leavers: number;
  /** What a seat costs, in words. */
  cost: string;
  texts: TurnoverSettings["results"];
}

const COLUMNS = 10;
/** Seats that are drawn at most; of larger companies each figure stands for several people. */
const MOST = 60;

/** A seat for each person: those who leave are hatched, one of them is the seat that is being filled. The table says the same in words. */
export function TurnoverDrawing({ people, leavers, cost, texts }: TurnoverDrawingProps) {
  const scale = Math.ceil(people / MOST);
  const seats = Math.ceil(people / scale);
  const empty = Math.min(seats, Math.round(leavers / scale));
  return (
    <div className="turnover-drawing" aria-hidden="true">
      <p className="turnover-chain">
        <span>{fill(texts.seats, { count: number(people) })}</span>
      </p>
      <div className="turnover-seats" style={{ gridTemplateColumns: `repeat(${COLUMNS}, 1fr)` }}>
        {Array.from({ length: seats }, (_, seat) => (
          <span
            key={seat}
            className={seat >= empty ? "stays" : seat === empty - 1 ? "filled" : "leaves hatch"}
          >
            <svg viewBox="0 0 16 28">
              <circle cx="8" cy="5" r="3.6" />
              <path d="M3.4 11h9.2v8h-2v8H5.4v-8h-2z" />
            </svg>
          </span>
        ))}
      </div>
      <div className="turnover-words">
        <p>
          <b>{fill(texts.leave, { count: number(leavers) })}</b> {texts.inYear}
        </p>
        <p>
          {texts.seat}
          <strong>{cost}</strong>
        </p>
        <p>
          <b>{fill(texts.stay, { count: number(Math.max(0, people - leavers)) })}</b>
        </p>
        {scale > 1 && <p>{fill(texts.scale, { count: number(scale) })}</p>}
      </div>
    </div>
  );
}
