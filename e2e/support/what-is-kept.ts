import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';

const RECORDED = 'e2e/states/kept/letters.sha256';

/** Letters, signs, corners, shadows and a gradient: what differs from machine to machine. */
const SAMPLE = `<body style="margin:8px;width:600px;font:16px -apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif">
<p>ÁÉÍÓÚ áéíóú ñÑ ¿¡ 0123456789 $ % Bs « » — … · › ⚠ ✓ × ▶ 🎟️</p>
<p style="font-weight:750;font-size:28px;letter-spacing:-.02em">Registrar Pago Móvil 4.512,89</p>
<p style="font-variant-numeric:tabular-nums;font-size:13px">000-501 111-777</p>
<p style="height:40px;border-radius:12px;background:linear-gradient(90deg,#146c43,#f2b705);box-shadow:0 4px 14px #0005"></p>
<select><option>Venezuela +58</option></select> <input type="date"> <progress value=".4"></progress>`;

export type Kept = {
  /** Something was recorded, so that every state has its tree. */
  isRecorded: boolean;
  /** This machine draws letters as the one that recorded, so that pictures can be compared. */
  drawsAlike: boolean;
};

export async function whatIsKept(browser: Browser, recordsAnew: boolean): Promise<Kept> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.setContent(SAMPLE);
  const drawn = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
  await page.close();
  if (recordsAnew) {
    mkdirSync(dirname(RECORDED), { recursive: true });
    writeFileSync(RECORDED, `${drawn}\n`);
  }
  const isRecorded = existsSync(RECORDED);
  return { isRecorded, drawsAlike: isRecorded && readFileSync(RECORDED, 'utf8').trim() === drawn };
}
