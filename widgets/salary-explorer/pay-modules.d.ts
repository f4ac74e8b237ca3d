/** Virtual module with the explorer's pay data. */
declare module "pay:explorer" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import from a file
  const pay: import("../../model/pay/explorer-data.ts").ExplorerData;
  export default pay;
}
