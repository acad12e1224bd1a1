/** All dictionaries. The build makes this module and its imports one file, which only players in English load: `assets/language-english-….js`. */
import type { Locale } from '@/lib/i18n';
import { account } from './account';
import { activity } from './activity';
import { api } from './api';
import { app } from './app';
import { appeal } from './appeal';
import { book } from './book';
import { browserGuide } from './browserGuide';
import { checkin } from './checkin';
import { coin } from './coin';
import { comment } from './comment';
import { common } from './common';
import { components } from './components';
import { favourite } from './favourite';
import { formats } from './formats';
import { game } from './game';
import { gift } from './gift';
import { goods } from './goods';
import { history } from './history';
import { home } from './home';
import { invite } from './invite';
import { legal } from './legal';
import { lib } from './lib';
import { message } from './message';
import { notice } from './notice';
import { offline } from './offline';
import { order } from './order';
import { person } from './person';
import { post } from './post';
import { publish } from './publish';
import { reading } from './reading';
import { search } from './search';
import { settings } from './settings';
import { customerService } from './customerService';
import { vip } from './vip';
import { animationPlayer } from './animationPlayer';
import { welfare } from './welfare';
import { sensitiveWords } from './sensitiveWords';
import { makeTranslate } from './translator';

/** The dictionaries, one for each part of the app. Each key is in exactly one of them. */
export const dictionaries = {
  account,
  activity,
  api,
  app,
  appeal,
  book,
  browserGuide,
  checkin,
  coin,
  comment,
  common,
  components,
  favourite,
  game,
  gift,
  goods,
  history,
  home,
  invite,
  legal,
  lib,
  message,
  notice,
  offline,
  order,
  person,
  post,
  publish,
  reading,
  search,
  settings,
  customerService,
  vip,
  animationPlayer,
  welfare,
  sensitiveWords,
};

export const english: Locale = {
  code: 'en',
  translate: makeTranslate(Object.assign({}, ...Object.values(dictionaries))),
  ...formats,
};

/** The name that every language exports (`lib/language`). */
export { english as locale };
