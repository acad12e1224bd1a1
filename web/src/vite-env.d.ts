/// <reference types="vite/client" />

/** The library's smaller build: without subtitles, multiple sound tracks and encryption, which episodes do not use. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
