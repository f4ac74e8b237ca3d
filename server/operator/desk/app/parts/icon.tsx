import { reportTable } from "../../../../../model/submissions/report-fields.ts";

const circle = <circle cx="8" cy="8" r="5.5" />;
const disk = <circle cx="8" cy="8" r="5.5" fill="currentColor" />;
const square = <path d="M2.5 2.5h11v11h-11z" />;
const tick = <path d="M2.8 8.6l3.4 3.4 7-7.8" />;
const triangle = (
  <>
    <path d="M8 2.2l6.3 11.3H1.7z" />
    <path d="M8 6.4v3.4M8 11.3v.9" />
  </>
);
const hatchedSquare = (
  <>
    {square}
    <path d="M2.5 8l5.5-5.5M2.5 13.5l11-11M8 13.5L13.5 8" strokeWidth="1" />
  </>
);

/** Icons by list of the inbox, status of a lead, table of a submission, state of a delivery, or subject. */
const icons = {
  open: <path d="M2 4h12M2 8h12M2 12h12" />,
  late: triangle,
  new: circle,
  read: (
    <>
      {circle}
      <circle cx="8" cy="8" r="1.6" fill="currentColor" stroke="none" />
    </>
  ),
  contacted: (
    <>
      {circle}
      <path d="M8 2.5v11a5.5 5.5 0 0 1 0-11z" fill="currentColor" />
    </>
  ),
  qualified: disk,
  closed: (
    <>
      {disk}
      <path d="M5.4 8.2l1.8 1.8 3.4-3.6" stroke="var(--color-paper)" />
    </>
  ),
  not_a_lead: (
    <>
      {circle}
      <path d="M4.1 11.9l7.8-7.8" />
    </>
  ),
  contact_submissions: <path d="M3 3h10v2H9v6h4v2H3v-2h4V5H3z" strokeWidth="1.3" />,
  resume_submissions: (
    <>
      <path d="M3.5 2h6l3 3v9h-9z" />
      <path d="M5.8 8h4.4M5.8 10.8h4.4" strokeWidth="1.2" />
    </>
  ),
  [reportTable]: (
    <>
      {square}
      <path d="M5.5 11V8M8 11V5M10.5 11V7" />
    </>
  ),
  failed: triangle,
  waiting: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeDasharray="2.4 1.6" />
      <path d="M8 4.8V8l2.2 1.4" />
    </>
  ),
  held: hatchedSquare,
  sent: tick,
  warning: triangle,
  check: tick,
  flagged: hatchedSquare,
  mail: <path d="M2 3.5h12v9H2zM2 4l6 5 6-5" />,
  snoozed: (
    <>
      <circle cx="8" cy="8.8" r="4.9" />
      <path d="M8 6v2.8l1.8 1.2M2 4.4l2.4-2M14 4.4l-2.4-2" />
    </>
  ),
  eye: (
    <>
      <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  reply: <path d="M6.5 3L2.5 7l4 4M2.5 7H10a4 4 0 0 1 4 4v2" />,
  call: (
    <path d="M4.2 2L6.4 2l1 3.2-1.7 1.4a9 9 0 0 0 3.7 3.7l1.4-1.7 3.2 1v2.2c0 1.2-1 2.2-2.2 2.2A9.8 9.8 0 0 1 2 4.2C2 3 3 2 4.2 2z" />
  ),
  text: <path d="M2 3h12v8H7l-3 2.8V11H2z" />,
  chart: <path d="M2 13.5h12M4 13V9M8 13V4M12 13V7" />,
  nobody: (
    <>
      <circle cx="8" cy="5" r="2.8" strokeDasharray="2 1.4" />
      <path d="M2.5 14c.4-3.4 2.4-5 5.5-5s5.1 1.6 5.5 5" strokeDasharray="2 1.4" />
    </>
  ),
  person: (
    <>
      <circle cx="8" cy="5" r="2.8" />
      <path d="M2.5 14c.4-3.4 2.4-5 5.5-5s5.1 1.6 5.5 5" />
    </>
  ),
  webhook: (
    <>
      <circle cx="4" cy="8" r="2.2" />
      <path d="M6.2 8H14M10.8 4.6L14 8l-3.2 3.4" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.4 10.4L14 14" />
    </>
  ),
};

export type IconName = keyof typeof icons;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    className="size-4 shrink-0"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {icons[name]}
  </svg>
);

/** The drawing of a steel frame, in the colors of the light or the dark scheme. */
export const FrameDrawing = ({ base, className = "" }: { base: string; className?: string }) => (
  <picture className="contents">
    <source srcSet={`${base}/frame-dark.svg`} media="(prefers-color-scheme: dark)" />
    <img
      src={`${base}/frame.svg`}
      alt=""
      width="620"
      height="460"
      className={`mx-auto h-auto max-w-full ${className}`}
    />
  </picture>
);
