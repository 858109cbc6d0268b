import { ADDRESS_QUESTIONS } from './address-questions';
import { BRAND_QUESTIONS } from './brand-questions';
import { PROFILE_QUESTIONS } from './profile-questions';
import type { Question } from './question';
import { WORDS_QUESTIONS } from './words-questions';

export const QUESTIONS: Question[] = [
  ...PROFILE_QUESTIONS,
  ...WORDS_QUESTIONS,
  ...BRAND_QUESTIONS,
  ...ADDRESS_QUESTIONS,
];
