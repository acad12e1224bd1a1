import { ApiError, CODE } from './errors';

/** Returns null if the answer says that the requested object no longer exists. */
export async function nullIfGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === CODE.gone;
