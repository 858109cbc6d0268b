import generated from './phone-codes.generated.json';

type Country = {
  nameES: string;
  iso2: string;
  /** Without plus sign (`58`); several countries may share one. */
  phoneCode: string;
};

/** The fields of `countries.generated.json` that the payment shows or sends. The others would travel for nothing. */
export const countries: readonly Country[] = generated;
