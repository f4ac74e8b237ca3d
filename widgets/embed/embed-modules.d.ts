/** Modules that the build writes: forms as data, their texts, and the shadow root's rules. */
declare module "embed:markup/*" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module can not import from a file
  const markup: import("./embedded-form.ts").FormMarkup;
  export default markup;
}
declare module "embed:texts/*" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- as above
  const texts: import("../messages.ts").Messages;
  export default texts;
}
declare module "embed:styles/*" {
  const css: string;
  export default css;
}
