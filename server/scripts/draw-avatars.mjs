/**
 * Draws the avatars of AstroHub into server/assets/avatars as JPEG, large and small, with a Chromium:
 * `CHROMIUM_PATH=… node server/scripts/draw-avatars.mjs`. The drawings are committed, so that a build needs no browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { faces } from './avatar-faces.mjs';

const target = fileURLToPath(new URL('../assets/avatars', import.meta.url));
const sizes = [
  { folder: '', width: 320, quality: 72 },
  { folder: 'small', width: 96, quality: 80 },
];

/**
 * @param {{ ground: string, parts: string }} face
 * @param {number} width
 */
const draw = ({ ground, parts }, width) => `<!doctype html><style>body{margin:0}svg{display:block;background:${ground}}</style>
<svg viewBox="4 3 40 40" width="${width}" height="${width}" fill="none" stroke="#3F3A50" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${parts}</svg>`;

const browser = await chromium.launch(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {});
const page = await browser.newPage();
for (const { gender, name, ...face } of faces) {
  for (const { folder, width, quality } of sizes) {
    await page.setViewportSize({ width, height: width });
    await page.setContent(draw(face, width));
    const place = path.join(target, gender, folder);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, `${name}.jpg`), await page.screenshot({ type: 'jpeg', quality }));
  }
}
await browser.close();
