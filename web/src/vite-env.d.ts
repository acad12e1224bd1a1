/// <reference types="vite/client" />

/** The library's smaller build: without subtitles, several sound tracks and locks, which episodes do not have. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
