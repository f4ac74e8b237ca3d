declare module "s3rver" {
  import type { RequestListener } from "node:http";

  /** An S3 server that stores objects in a folder. Both of its keys are `S3RVER`. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
