import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Player } from './players';

/** Uploads a form with a file as the player, without a browser. */
export async function upload<T>(url: string, { account }: Player, path: string, body: FormData): Promise<T> {
  const headers = { 'UG-Uid': String(account.uid), 'UG-Token': account.token };
  const response = await fetch(url + path, { method: 'POST', headers, body });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}

/** Gives the player the portrait of a person of the demo content. */
export async function uploadAvatar(url: string, player: Player, face: string): Promise<void> {
  const form = new FormData();
  form.set('file', await demoPicture(`people/${face}.webp`), 'face.webp');
  await upload(url, player, '/api/user/center/uploadAvatar', form);
}

/** A picture of the demo content. */
export async function demoPicture(path: string): Promise<Blob> {
  const file = fileURLToPath(new URL(`../../../sql/demo/${path}`, import.meta.url));
  return new Blob([new Uint8Array(await readFile(file))], { type: 'image/webp' });
}
