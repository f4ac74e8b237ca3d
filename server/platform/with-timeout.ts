/**
 * Waits for a promise for a limited time.
 * @param createTimeoutError creates the error with which the returned promise rejects at the time limit
 */
export async function withTimeout<T>(
  work: Promise<T>,
  limitMs: number,
  createTimeoutError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeoutRejection = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createTimeoutError()), limitMs);
  });
  return Promise.race([work, timeoutRejection]).finally(() => clearTimeout(timer));
}
