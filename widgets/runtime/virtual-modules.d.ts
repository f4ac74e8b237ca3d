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
