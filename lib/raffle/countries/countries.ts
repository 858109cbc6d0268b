import generated from './countries.generated.json';

export type Country = {
  nameES: string;
  nameEN: string;
  iso2: string;
  iso3: string;
  /** Dialling code without plus sign (`58`); several countries may share one. */
  phoneCode: string;
};

/** Every country by its Spanish name, Venezuela first. */
export const countries: readonly Country[] = generated;
