import { pictureRoute } from '../picture-route';

export const GET = pictureRoute('square');
