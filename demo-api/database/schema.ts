/**
 * The admin API's tables, for both generations. A trigger updates a raffle's counts and takings when a
 * ticket changes hands (counting a million takes 270 ms). Code that adds or removes tickets must recount.
 * `metid` is empty in the first generation, where references are unique across all methods.
 */
export const schema = `
create table if not exists raffle (
  id integer primary key autoincrement,
  rifid text not null unique,
  name text not null,
  descripcion text not null,
  loteria text not null,
  monto real not null,
  fecha text not null,
  abierta integer not null,
  estado text not null,
  portada text,
  img text not null,
  premios text not null,
  metodos text not null,
  old_methods text not null,
  botones text not null,
  min integer,
  max integer,
  omit text not null,
  override text not null,
  estados text not null,
  on_taken text not null check (on_taken in ('each', 'all', 'silent', 'undo')),
  total integer not null default 0,
  disponibles integer not null default 0,
  apartados integer not null default 0,
  pagados integer not null default 0,
  recaudado_apartado real not null default 0,
  recaudado_pagado real not null default 0,
  first_ticket integer,
  last_ticket integer
);

create table if not exists purchase (
  id integer primary key,
  raffle integer not null references raffle (id) on delete cascade,
  referencia text not null,
  size integer not null,
  nombre text not null,
  codigo text not null,
  telefono text not null,
  cedula text not null,
  direccion text not null,
  correo text not null,
  ruta text,
  vendedor text,
  monto real not null,
  metodo text,
  metid text not null default '',
  descripcion text not null,
  image text,
  fecha text not null,
  unique (raffle, metid, referencia)
);
create index if not exists purchase_buyer on purchase (raffle, nombre, telefono, cedula);

create table if not exists ticket (
  id integer primary key autoincrement,
  raffle integer not null references raffle (id) on delete cascade,
  numero text not null,
  estado text not null default 'Disponible' check (estado in ('Disponible', 'Apartado', 'Pagado')),
  purchase integer references purchase (id),
  place integer not null default 0,
  share real not null default 0,
  reserved_at integer not null default 0,
  ganador integer not null default 0,
  img text not null default '[]',
  check ((estado = 'Disponible') = (purchase is null)),
  unique (raffle, numero)
);
create index if not exists ticket_state on ticket (raffle, estado, numero);
create index if not exists ticket_purchase on ticket (purchase) where purchase is not null;
create index if not exists ticket_winner on ticket (raffle, numero) where ganador = 1;

create trigger if not exists ticket_changed after update of estado, share on ticket
when old.estado <> new.estado or old.share <> new.share begin
  update raffle set
    disponibles = disponibles + (new.estado = 'Disponible') - (old.estado = 'Disponible'),
    apartados = apartados + (new.estado = 'Apartado') - (old.estado = 'Apartado'),
    pagados = pagados + (new.estado = 'Pagado') - (old.estado = 'Pagado'),
    recaudado_apartado = recaudado_apartado
      + (new.estado = 'Apartado') * new.share - (old.estado = 'Apartado') * old.share,
    recaudado_pagado = recaudado_pagado
      + (new.estado = 'Pagado') * new.share - (old.estado = 'Pagado') * old.share
  where id = new.raffle;
end;

create table if not exists route (ruid text primary key, name text not null);

create table if not exists message (
  id integer primary key autoincrement,
  session text not null,
  number text not null,
  message text not null,
  fecha text not null
);
`;
