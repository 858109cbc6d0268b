import type { Db } from './open';

type Message = {
  id: number;
  session: string;
  number: string;
  message: string;
  /** ISO 8601 in UTC. */
  fecha: string;
};

export function addMessage(db: Db, message: Omit<Message, 'id'>): number {
  const row = db
    .prepare(
      'insert into message (session, number, message, fecha) values (?, ?, ?, ?) returning id',
    )
    .get(message.session, message.number, message.message, message.fecha) as { id: number };
  return row.id;
}

export function listMessages(db: Db): Message[] {
  return db
    .prepare('select id, session, number, message, fecha from message order by id')
    .all() as Message[];
}
