/** The same address, with its dialog (a price, a membership) open. */
export const withPop = (path: string) => `${path}?pop=1`;

/** The addresses of all screens. No other module builds addresses. */
export const paths = {
  home: '/',
  square: '/square',
  squareOf: (tag: number) => `/square?tag=${tag}`,
  /** The posts about a game. */
  squareOfGame: (game: number) => `/square?game=${game}`,
  animate: '/animate',
  welfare: '/welfare',
  games: (type?: string) => (type ? `/games/${encodeURIComponent(type)}` : '/games'),
  /** All games, by an order or a keyword. */
  gamesBy: (by: { sort?: string; keyword?: string }) => `/games?${new URLSearchParams(by)}`,
  profile: '/profile',
  buyVip: '/profile?pop=1',
  /** The same for a purchase that continues with the price of a game. */
  buyVipFor: (game: number) => `/profile?pop=1${game ? `&source=${game}` : ''}`,
  detail: (id: number) => `/detail/${id}`,
  /** The game, with its purchase dialog open. */
  buyGame: (id: number) => `/detail/${id}?pop=1`,
  login: '/login',
  register: '/register',
  loginOther: '/other',
  forgotPassword: '/forgot',
  findPassword: '/find',
  bindPhone: '/bind',
  resetPwd: '/reset',
  recharge: '/recharge',
  faq: '/faq',
  message: '/message',
  gifts: '/gifts',
  myGifts: '/gifts?tab=mine',
  goods: '/gifts?tab=goods',
  user: '/user',
  editUser: (what: string) => `/user?edit=${what}`,
  business: '/business',
  postpage: '/postpage',
  postAbout: (game: number) => `/postpage?game=${game}`,
  editPost: (id: number) => `/postpage?edit=${id}`,
  commenthistory: '/commenthistory',
  readhistory: '/readhistory',
  subscriblist: '/subscriblist',
  readbook: (id: number, chapter: number) => `/readbook/${id}/${chapter}`,
  bookmenu: (id: number) => `/bookmenu/${id}`,
  bookinfo: (id: number) => `/bookinfo/${id}`,
  post: (id: number) => `/post/${id}`,
  /** The posts or games that the player keeps. */
  favourites: (part: 'post' | 'game' = 'post') => (part === 'post' ? '/favourites' : '/favourites?part=game'),
  /** The posts and games that were opened on this device. */
  history: '/history',
  /** The post, with one of its comments at the top. */
  comment: (post: number, comment: number) => `/post/${post}?comment=${comment}`,
  download: (id?: number) => (id === undefined ? '/download' : `/download/${id}`),
  checkin: '/checkin',
  activity: '/activity',
  activityOf: (id: number) => `/activity/${id}`,
  notice: '/notice',
  person: (uid: number) => `/u/${uid}`,
  followers: (uid: number) => `/u/${uid}?list=followers`,
  following: (uid: number) => `/u/${uid}?list=following`,
  search: '/search',
  /** Search results for a keyword, of one kind. */
  found: (by: { keyword: string; kind?: string }) => `/search?${new URLSearchParams(by)}`,
  orders: '/orders',
  order: (id: string) => `/orders?id=${encodeURIComponent(id)}`,
  coins: '/coins',
  invite: '/invite',
  devices: '/devices',
  settings: '/settings',
  watch: (id: number, chapter: number) => `/watch/${id}/${chapter}`,
} as const;
