/** The drawing of a steel frame, in the colors of the light or the dark scheme. */
export const FrameDrawing = ({ base, className }: { base: string; className: string }) => (
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
