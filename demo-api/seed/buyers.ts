import type { Random } from './random';
import { oneOf, wholeBetween } from './random';

type Buyer = {
  nombre: string;
  codigo: string;
  telefono: string;
  cedula: string;
  direccion: string;
  correo: string;
};

const givenNames = [
  'María',
  'José',
  'Luis',
  'Yulimar',
  'Carlos',
  'Ana',
  'Jesús',
  'Gabriela',
  'Miguel',
  'Rosángela',
  'Andrés',
  'Yorgelis',
  'Daniel',
  'Carmen',
  'Wilmer',
  'Génesis',
  'Pedro',
  'Mariela',
  'Douglas',
  'Oriana',
  'Leonardo',
  'Nohemí',
  'Freddy',
  'Valentina',
] as const;

const familyNames = [
  'González',
  'Rodríguez',
  'Pérez',
  'Hernández',
  'Márquez',
  'Rondón',
  'Contreras',
  'Peña',
  'Zambrano',
  'Urdaneta',
  'Villalobos',
  'Chacón',
  'Guédez',
  'Querales',
  'Bastidas',
  'Núñez',
  'Colmenares',
  'Moreno',
  'Figueroa',
  'Escalona',
] as const;

const streets = [
  'Av. Bolívar',
  'Calle Sucre',
  'Urb. La Trinidad',
  'Sector El Valle',
  'Av. Libertador',
  'Calle 72',
  'Urb. Los Mangos',
  'Carrera 19',
  'Barrio Unión',
  'Av. Las Delicias',
] as const;

const cities = [
  'Caracas, Distrito Capital',
  'Maracaibo, Zulia',
  'Valencia, Carabobo',
  'Barquisimeto, Lara',
  'Maracay, Aragua',
  'San Cristóbal, Táchira',
  'Puerto La Cruz, Anzoátegui',
  'Maturín, Monagas',
  'Mérida, Mérida',
  'Porlamar, Nueva Esparta',
] as const;

const mobilePrefixes = ['412', '414', '416', '424', '426'] as const;

export function someBuyer(random: Random): Buyer {
  const given = oneOf(random, givenNames);
  const family = oneOf(random, familyNames);
  const number = wholeBetween(random, 1, 99);
  return {
    nombre: `${given} ${family}`,
    codigo: '58',
    telefono: `58${oneOf(random, mobilePrefixes)}${wholeBetween(random, 1_000_000, 9_999_999)}`,
    cedula: `V${wholeBetween(random, 5_000_000, 31_999_999)}`,
    direccion: `${oneOf(random, streets)}, casa ${number}, ${oneOf(random, cities)}`,
    correo: `${plain(given)}.${plain(family)}${number}@example.com`,
  };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}
