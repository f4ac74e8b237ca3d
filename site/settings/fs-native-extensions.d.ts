declare module "fs-native-extensions" {
  /**
   * Locks an open file for its file descriptor.
   * @returns false if another file descriptor holds the lock
   * @throws if the file system does not support locks
   */
  export function tryLock(file: number): boolean;
  /**
   * Swaps two paths atomically.
   * @throws if the file system does not support this
   */
  export function swapSync(from: string, to: string): void;
}
