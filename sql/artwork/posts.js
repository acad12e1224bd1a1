// What the demo people show in the square: moments of the games as a player would have caught them, each framed anew.
import { surface } from './lib/canvas.js';
import { label } from './lib/lettering.js';
import { games } from './games/all.js';

/** Frames: the part of a screenshot that is kept, in hundredths of it (left, top, width, height), and the size that it gets. */
const FRAMES = {
  tall: { part: [0, 0, 100, 100], size: [540, 960] },
  photo: { part: [0, 12, 100, 75], size: [600, 800] },
  low: { part: [0, 40, 100, 56.25], size: [600, 600] },
  square: { part: [0, 6, 100, 56.25], size: [600, 600] },
  wide: { part: [0, 0, 100, 100], size: [800, 450] },
  near: { part: [22, 10, 56.25, 100], size: [600, 600], zoom: 0.86 },
};

/** What a player writes onto a picture before showing it, on a strip of its own. */
function note(g, text) {
  const size = Math.round(g.H * 0.034 + g.W * 0.018);
  g.fillStyle = 'rgba(14, 22, 40, .84)';
  g.fillRect(0, g.H - size * 2, g.W, size * 2);
  label(g, text, g.W * 0.05, g.H - size, size, { color: '#ffffff' });
}

/** What suits a screenshot that lies, or stands, where the other was asked for. */
const LYING = { tall: 'wide', photo: 'wide', square: 'near', low: 'near' };
const STANDING = { wide: 'square', near: 'low' };

const picture = (slug, shot, frame, text) => {
  const { tall, draw } = games.find((game) => game.slug === slug).shots[shot - 1];
  const { part, size, zoom = 1 } = FRAMES[(tall ? STANDING : LYING)[frame] ?? frame];
  const [w, h] = size;
  return {
    w,
    h,
    draw(g, r) {
      const [W, H] = tall ? [720, 1280] : [1280, 720];
      const whole = surface(W, H);
      draw(whole, r);
      const [x, y, pw, ph] = part.map((n) => n / 100);
      g.drawImage(whole.canvas, W * x, H * y, W * pw * zoom, H * ph * zoom, 0, 0, w, h);
      if (text) note(g, text);
    },
  };
};

export const posts = {
  'yundu-1': picture('yundu-shanhe', 1, 'wide', '碧水蛟，拿下！'),
  'yundu-2': picture('yundu-shanhe', 2, 'tall'),
  'yundu-3': picture('yundu-shanhe', 3, 'photo'),
  'mianguan-1': picture('xiangkou-mianguan', 1, 'tall'),
  'mianguan-2': picture('xiangkou-mianguan', 2, 'photo', '今日最后一碗'),
  'mianguan-3': picture('xiangkou-mianguan', 3, 'square'),
  'piaoyi-1': picture('shanlu-piaoyi', 1, 'wide'),
  'piaoyi-2': picture('shanlu-piaoyi', 2, 'wide', '最后一个弯'),
  'nongchang-1': picture('qinghe-nongchang', 1, 'tall'),
  'nongchang-2': picture('qinghe-nongchang', 2, 'photo', '第一年秋天'),
  'nongchang-3': picture('qinghe-nongchang', 3, 'square'),
  'nongchang-4': picture('qinghe-nongchang', 2, 'low'),
  'maoka-1': picture('maoka-wuhou', 1, 'tall'),
  'maoka-2': picture('maoka-wuhou', 2, 'square', '店长营业中'),
  'maoka-3': picture('maoka-wuhou', 3, 'square'),
  'maoka-4': picture('maoka-wuhou', 1, 'low'),
  'wugang-1': picture('wugang-jiushi', 1, 'tall'),
  'wugang-2': picture('wugang-jiushi', 2, 'photo'),
  'xingluo-1': picture('xingluo-zhiyuan', 1, 'wide', '没有地图，但有日落'),
  'xingluo-2': picture('xingluo-zhiyuan', 2, 'tall'),
  'xingluo-3': picture('xingluo-zhiyuan', 3, 'photo'),
  'dongcheng-1': picture('dongcheng-luhuo', 1, 'tall', '第 46 天'),
  'dongcheng-2': picture('dongcheng-luhuo', 2, 'photo'),
  'yizhen-1': picture('yizhen-sanshiliu', 1, 'tall'),
  'yizhen-2': picture('yizhen-sanshiliu', 2, 'square', '吃鸡阵容'),
  'taluo-1': picture('taluo-yexingren', 1, 'tall'),
  'taluo-2': picture('taluo-yexingren', 2, 'photo', '连抽三张死神'),
  'liuguang-1': picture('liuguang-jiepai', 1, 'tall', '全连！'),
  'liuguang-2': picture('liuguang-jiepai', 2, 'square'),
  'xiaoxiong-1': picture('xiaoxiong-banjia', 1, 'tall'),
  'xiaoxiong-2': picture('xiaoxiong-banjia', 2, 'square'),
  'xiaoxiong-3': picture('xiaoxiong-banjia', 3, 'square', '妈妈的缝纫机'),
  'shuizu-1': picture('shuizu-guanzhang', 1, 'tall'),
  'shuizu-2': picture('shuizu-guanzhang', 2, 'photo'),
  'shuizu-3': picture('shuizu-guanzhang', 3, 'square', '它叫二饼'),
  'nihong-1': picture('nihong-yeren', 1, 'wide'),
  'nihong-2': picture('nihong-yeren', 2, 'tall', '无伤'),
  'jushou-1': picture('jushou-huangyuan', 1, 'wide'),
  'jushou-2': picture('jushou-huangyuan', 2, 'wide', '四个人，一只山'),
  'linghu-1': picture('linghu-dujie', 1, 'tall'),
  'linghu-2': picture('linghu-dujie', 2, 'photo', '第七尾'),
  'liandan-1': picture('liandan-xiaozhu', 1, 'tall'),
  'liandan-2': picture('liandan-xiaozhu', 2, 'square', '又炸炉了'),
  'zaoyuan-1': picture('jiangnan-zaoyuan', 1, 'tall'),
  'zaoyuan-2': picture('jiangnan-zaoyuan', 2, 'photo', '听雨轩'),
  'zaoyuan-3': picture('jiangnan-zaoyuan', 3, 'square'),
  'zaoyuan-4': picture('jiangnan-zaoyuan', 2, 'low'),
  'maoguo-1': picture('maoguo-yuanzheng', 1, 'tall'),
  'maoguo-2': picture('maoguo-yuanzheng', 2, 'square', '出征！喵！'),
  'menggu-1': picture('menggu-shouwei', 1, 'tall'),
  'menggu-2': picture('menggu-shouwei', 2, 'square'),
  'diqiceng-1': picture('diqiceng-dijiao', 1, 'square', '第 99 次'),
  'lvyin-1': picture('lvyin-xinxing', 1, 'wide'),
  'sanfen-1': picture('jiejiao-sanfen', 1, 'wide', '压哨'),
  'shanhai-1': picture('shanhai-shiyi', 1, 'tall'),
  'shanhai-2': picture('shanhai-shiyi', 2, 'photo'),
  'shanhai-3': picture('shanhai-shiyi', 3, 'square'),
  'shenkong-1': picture('shenkong-buji', 1, 'tall'),
  'ganggu-1': picture('ganggu-paiju', 1, 'tall', '螺丝拧紧了'),
  'ganggu-2': picture('ganggu-paiju', 2, 'square'),
  'longgu-1': picture('longgu-haian', 1, 'wide', '满船怪人'),
  'longgu-2': picture('longgu-haian', 2, 'tall'),
  'relang-1': picture('relang-feiting', 1, 'wide', '凌空 720'),
  'yanshang-1': picture('yanshang-fei', 1, 'wide', '包子店老板又来了'),
  'zili-1': picture('zili-qiankun', 1, 'square', '卡在这一题'),
  'tangguan-1': picture('tangguan-xiaoxiao', 1, 'tall'),
  'shijian-1': picture('shijian-shaonian', 1, 'wide'),
  'shijian-2': picture('shijian-shaonian', 2, 'tall'),
};
