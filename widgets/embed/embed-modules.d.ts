/** Modules that the build writes: forms as data, and the shadow root's rules. */
declare module "embed:markup/*" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module can not import from a file
  const markup: import("./embedded-form.ts").FormMarkup;
  export default markup;
}
declare module "embed:styles/*" {
  const css: string;
  export default css;
}
