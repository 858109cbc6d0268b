import generated from './countries.generated.json';

type Country = {
  nameES: string;
  nameEN: string;
  iso2: string;
  iso3: string;
  /** Without plus sign (`58`); several countries may share one. */
  phoneCode: string;
};

export const countries: readonly Country[] = generated;
