declare module "fs-native-extensions" {
  /**
   * Locks an open file for its descriptor alone.
   * @returns false when another descriptor holds the lock
   * @throws when the file system has no locks
   */
  export function tryLock(file: number): boolean;
  /**
   * Exchanges two paths in one step.
   * @throws when the file system cannot
   */
  export function swapSync(from: string, to: string): void;
}
