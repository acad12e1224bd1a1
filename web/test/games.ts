import type { ApiPicture, Game, GamePlatform } from '@/api/types';

const PICTURE: ApiPicture = { url: '/media/picture.webp', width: 512, height: 512, blur: '' };

/** A free game; `difference` replaces fields. */
export function aGame(difference: Partial<Game> = {}): Game {
  return {
    id: 1001,
    name: '龙骨海岸',
    icon: PICTURE,
    banner: { ...PICTURE, width: 1280, height: 720, url: '/media/banner.webp' },
    screenshots: [{ ...PICTURE, url: '/media/shot-1.webp' }],
    video: null,
    category: 'strategy',
    tags: ['冒险', '航海'],
    summary: '扬帆出海',
    description: '第一段\n\n第二段',
    version: '1.2.0',
    size: 734_003_200,
    developer: '鲸落工作室',
    rating: 4.6,
    ratingNum: 20,
    ratingCounts: [0, 1, 1, 3, 15],
    ratingVersion: 20,
    myRating: null,
    downloaded: false,
    downloadNum: 12_000,
    onlineType: 0,
    buyAmount: 0,
    owned: false,
    payable: 0,
    platforms: { android: aFile() },
    giftNum: 0,
    createTime: '2026-10-20T08:00:00.000Z',
    ...difference,
  };
}

/** The same game as its page reads it. */
export const aGameDetail = (difference: Partial<Game> = {}) => ({ ...aGame(difference), favourited: false });

/** A game at this price. */
export function aPaidGame(price: number, difference: Partial<Game> = {}): Game {
  return aGame({ onlineType: 1, buyAmount: price, payable: price, ...difference });
}

/** One page of a list of games. */
export function aPage(records: readonly Game[], nextCursor: string | null = null) {
  return { records, total: records.length, size: 20, current: 1, pages: 1, nextCursor };
}

/** The file of a platform. */
export function aFile(difference: Partial<GamePlatform> = {}): GamePlatform {
  return {
    version: '1.2.0',
    fileName: 'game.apk',
    size: 734_003_200,
    sha256: 'ab12cd34'.repeat(8),
    ...difference,
  };
}
