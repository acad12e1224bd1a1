// Every book with artwork, by id.
import changAnXiaoChuNiang from './chang-an-xiao-chu-niang.js';
import diWuHaoJiWei from './di-wu-hao-ji-wei.js';
import jiJiaXiuLiPu from './ji-jia-xiu-li-pu.js';
import maoMiKeZhan from './mao-mi-ke-zhan.js';
import xianMenXiaoZaYi from './xian-men-xiao-za-yi.js';
import xingJiKuaiDiYuan from './xing-ji-kuai-di-yuan.js';
import zhongLouZhenTanShe from './zhong-lou-zhen-tan-she.js';

export const comics = [
  xianMenXiaoZaYi,
  diWuHaoJiWei,
  maoMiKeZhan,
  xingJiKuaiDiYuan,
  changAnXiaoChuNiang,
  jiJiaXiuLiPu,
  zhongLouZhenTanShe,
];
export const covers = Object.fromEntries(comics.map((book) => [book.slug, book]));
