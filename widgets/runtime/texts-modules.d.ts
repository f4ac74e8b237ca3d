/** Virtual modules with one widget's messages. */
declare module "texts:*" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import from a file
  const texts: import("../../model/tags/tag-description.ts").MessageTable;
  export default texts;
}
