/** By their number: 0 is not told. */
export const SEXES = ['保密', '男', '女'] as const;
