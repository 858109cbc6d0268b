import type { Db } from '../database/open';
import { findRaffle } from '../database/raffle-rows';
import { insertRaffle } from '../database/raffle-writes';
import { setTickets } from '../database/set-tickets';
import { setWinner } from '../database/set-winner';
import type { UploadFolder } from '../storage/upload-folder';
import { datedPrizes, drawDate, renewPastDraws } from './dates';
import { finishedRaffles } from './finished-raffles';
import type { GalleryFiles } from './gallery';
import { uploadGallery } from './gallery';
import { openRaffles } from './open-raffles';
import { seededRandom } from './random';
import { sellTickets } from './sell-tickets';
import type { ShopRaffle } from './shop-raffle';
import { isOpen } from './shop-raffle';

const NO_PICTURES: GalleryFiles = { cover: null, others: [] };

/** Fills the shop once. Each raffle is added whole or not at all, so an interrupted start resumes where it stopped. */
export async function seedShop(db: Db, uploads: UploadFolder): Promise<void> {
  const now = Date.now();
  const shops = [...finishedRaffles, ...openRaffles];
  const missing = shops.filter(({ rifid }) => findRaffle(db, rifid) === null);
  if (missing.length) {
    console.log(`demo-api creates ${missing.length} raffles`);
  }
  const galleries = await Promise.all(
    missing.map((shop) =>
      shop.pictures ? uploadGallery(uploads, shop.rifid, shop.pictures) : NO_PICTURES,
    ),
  );
  missing.forEach((shop, index) => {
    const files = galleries[index] ?? NO_PICTURES;
    db.transaction(() => addRaffle(db, shop, files, now)).immediate();
  });
  if (missing.length) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  renewPastDraws(db, shops, now);
}

function addRaffle(db: Db, shop: ShopRaffle, files: GalleryFiles, now: number): void {
  const row = insertRaffle(db, shop.rifid, {
    name: shop.name,
    descripcion: shop.descripcion,
    loteria: shop.loteria,
    monto: shop.monto,
    fecha: drawDate(shop.drawsIn, now),
    abierta: isOpen(shop),
    estado: shop.estado,
    portada: files.cover,
    img: files.others,
    premios: datedPrizes(shop, now),
    metodos: shop.metodos,
    oldMethods: [],
    botones: shop.packs ?? [],
    min: shop.least ?? null,
    max: null,
    omit: [],
    override: {},
    estados: {},
    onTaken: 'each',
  });
  sellTickets(db, row, shop, seededRandom(Number.parseInt(shop.rifid.slice(-8), 16)));
  if (!shop.winner) return;
  const { numero, owner } = shop.winner;
  setTickets(db, row, [numero], 'Disponible', {});
  setWinner(db, row, { numero, ...(owner && { owner: { ...owner, img: files.others } }) });
}
