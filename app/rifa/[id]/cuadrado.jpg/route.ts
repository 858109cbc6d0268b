import { shareRoute } from '../share-route';

export const GET = shareRoute('square');
