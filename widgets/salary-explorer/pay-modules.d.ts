/** Virtual module with the explorer's pay data. */
declare module "pay:explorer" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module cannot import from a file
  const pay: import("../../site/model/pay/explorer-data.ts").ExplorerData;
  export default pay;
}
