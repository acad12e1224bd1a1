import { ApiError, CODE } from './errors';

/** Of an answer that what was asked for is gone: null. */
export async function nullIfGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === CODE.gone;
