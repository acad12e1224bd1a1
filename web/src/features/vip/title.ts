/** What the membership is called. */
export const TITLE = '晴空会员';
