// Every book with artwork: comics, films, and what has a cover.
import changAnXiaoChuNiang from './chang-an-xiao-chu-niang.js';
import diWuHaoJiWei from './di-wu-hao-ji-wei.js';
import jiJiaXiuLiPu from './ji-jia-xiu-li-pu.js';
import maoMiKeZhan from './mao-mi-ke-zhan.js';
import xianMenXiaoZaYi from './xian-men-xiao-za-yi.js';
import xingJiKuaiDiYuan from './xing-ji-kuai-di-yuan.js';
import zhongLouZhenTanShe from './zhong-lou-zhen-tan-she.js';
import dengTaLaiXin from './deng-ta-lai-xin.js';
import huLiMaiSan from './hu-li-mai-san.js';
import yeBanShuDian from './ye-ban-shu-dian.js';
import xiaoLongShangXueJi from './xiao-long-shang-xue-ji.js';
import xueShanJiuYuanQuan from './xue-shan-jiu-yuan-quan.js';
import { tales } from './novels-of-old.js';
import { todays } from './novels-of-today.js';
import shuiMoJiangHu from './shui-mo-jiang-hu.js';
import tuanZiDeYiTian from './tuan-zi-de-yi-tian.js';
import yueQiuShangDeHua from './yue-qiu-shang-de-hua.js';
import yunDuanXiaoYouChai from './yun-duan-xiao-you-chai.js';

export const comics = [
  xianMenXiaoZaYi,
  diWuHaoJiWei,
  maoMiKeZhan,
  xingJiKuaiDiYuan,
  changAnXiaoChuNiang,
  jiJiaXiuLiPu,
  zhongLouZhenTanShe,
  dengTaLaiXin,
  huLiMaiSan,
  yeBanShuDian,
  xiaoLongShangXueJi,
  xueShanJiuYuanQuan,
];
export const films = [yunDuanXiaoYouChai, tuanZiDeYiTian, yueQiuShangDeHua, shuiMoJiangHu];
/** Who has a cover, and perhaps a banner, by slug. */
export const covers = {
  ...tales,
  ...todays,
  ...Object.fromEntries([...comics, ...films].map((book) => [book.slug, book])),
};
