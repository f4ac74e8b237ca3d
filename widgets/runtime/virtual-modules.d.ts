/** Virtual modules with one widget's messages. */
declare module "texts:*" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import from a file
  const texts: import("../../model/tags/tag-description.ts").MessageTable;
  export default texts;
}
/** Virtual module with the salary explorer's pay data. */
declare module "pay:explorer" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const pay: import("../../model/pay/explorer-data.ts").ExplorerData;
  export default pay;
}

/** Virtual modules with prerendered forms, shadow root styles and build configuration. */
declare module "embed:markup/*" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const markup: import("../embed/embedded-form.ts").FormMarkup;
  export default markup;
}
declare module "embed:markup" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const markup: Readonly<Record<string, import("../embed/embedded-form.ts").FormMarkup>>;
  export default markup;
}
declare module "embed:texts" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const texts: import("../../model/tags/tag-description.ts").MessageTable;
  export default texts;
}
/** Loads the messages of `<apply-form>` in other languages than English. */
declare module "embed:apply-texts" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  type Texts = { default: import("../../model/tags/tag-description.ts").MessageTable };
  const translations: Readonly<Record<string, (() => Promise<Texts>) | undefined>>;
  export default translations;
}
declare module "embed:config" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const config: Omit<import("./config.ts").WidgetConfig, "messages">;
  export default config;
}
declare module "embed:site-tags" {
  /** Tags of our own pages, which the script does not define. */
  const siteTags: readonly string[];
  export default siteTags;
}

declare module "embed:release" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const release: import("../embed/embedded-form.ts").EmbedRelease;
  export default release;
}
declare module "embed:styles/*" {
  const css: string;
  export default css;
}
