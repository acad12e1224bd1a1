/** The calls this app makes, in the shape that openapi-typescript writes. */

export interface Schemas {
  Account: {
    uid: number;
    token: string;
    loginName: string;
    name: string;
    accountType: number;
    age: number;
    sex: number;
    needBind: number;
    needRealName: number;
    newAccount: number;
    avatar: string | null;
  };
  Unread: { messages: number; likes: number; replies: number; follows: number; total: number };
  Status: {
    uid: number;
    coinNum: number;
    levelType: number;
    expTime: string | null;
    name: string;
    avatar: string | null;
    phone: string | null;
    signature: string;
    inviteCode: string;
    posts: number;
    followers: number;
    following: number;
    likes: number;
    checkedInToday: boolean;
    version: number;
    unread: Schemas['Unread'];
  };
  Message: {
    id: number;
    kind: 'system' | 'gift' | 'order' | 'vip' | 'invite' | 'moderation';
    title: string;
    content: string;
    link: string | null;
    read: boolean;
    createTime: string;
  };
  Announcement: { id: number; title: string; content: string; createTime: string };
  Picture: { url: string; width: number; height: number; blur: string };
  Platform: { version: string; fileName: string; size: number };
  Game: {
    id: number;
    name: string;
    icon: Schemas['Picture'];
    banner: Schemas['Picture'];
    screenshots: Schemas['Picture'][];
    video: string | null;
    category: string;
    tags: string[];
    summary: string;
    description: string;
    version: string;
    size: number;
    developer: string;
    rating: number;
    downloadNum: number;
    onlineType: number;
    buyAmount: number;
    owned: boolean;
    payable: number;
    platforms: Partial<Record<'android' | 'ios', Schemas['Platform']>>;
    giftNum: number;
    createTime: string;
  };
  GameType: { type: string; name: string; gameNum: number };
  Tag: { id: number; tag: string };
  DeviceInit: {
    serverConfig: { bundleUrl: string; packageUrl: string } | null;
    otherConfig: { phoneAutoRegister: number };
  };
}

interface Page<T> {
  records: T[];
  total: number;
  size: number;
  current: number;
  pages: number;
  nextCursor: string | null;
}

interface Answer<T> {
  responses: { 200: { content: { 'application/json': { code: number; msg: string; data: T } } } };
}

interface Form<Body, T> {
  post: { requestBody: { content: { 'application/x-www-form-urlencoded': Body } } } & Answer<T>;
}

interface PageQuery {
  currentPage: number;
  pageSize: number;
  cursor?: string;
}

export interface paths {
  '/api/user/device/init': Form<
    { deviceID?: string; deviceType: string; osType: number },
    Schemas['DeviceInit']
  >;
  '/api/user/registerWithName': Form<
    { loginName: string; password: string; inviteCode?: string; deviceID?: string },
    Schemas['Account']
  >;
  '/api/user/login': Form<{ loginName: string; password: string }, Schemas['Account']>;
  '/api/user/logout': Form<{ all?: number }, null>;
  '/api/user/center/me': Form<{ uid: number }, Schemas['Status']>;
  '/api/user/center/message/all': Form<
    { uid: number } & PageQuery,
    Page<Schemas['Message']> & { list: Schemas['Message'][]; unread: Schemas['Unread']; version: number }
  >;
  '/api/user/message': Form<
    { ids?: string; all?: number; id?: number },
    { message?: Schemas['Message']; unread: Schemas['Unread']; version: number }
  >;
  '/api/web/announcement': Form<{ posType: number }, Schemas['Announcement'] | null>;
  '/api/web/game/list': Form<
    { type?: string; keyword?: string; sort?: string } & PageQuery,
    Page<Schemas['Game']>
  >;
  '/api/web/game/detail': Form<{ appID: number }, Schemas['Game']>;
  '/api/web/game/type/list': Form<Record<string, never>, Schemas['GameType'][]>;
  '/api/v1/square/tag/list': { get: Answer<Schemas['Tag'][]> };
  '/api/v1/realtime/ticket': {
    post: { requestBody: { content: { 'application/json': Record<string, never> } } } & Answer<{
      ticket: string;
      expiresIn: number;
    }>;
  };
}
