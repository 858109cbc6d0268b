import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answeringAdmin } from '@/lib/testing/answering-admin';

export type RecordedRequest = {
  line: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type FakeResponse = { status?: number; body: unknown };

/** Answers with JSON or an unchanged text, and records the requests, from the suite's first test to its last. */
export function recordingAdmin() {
  let answerTo: (asked: RecordedRequest) => FakeResponse;
  let asked: RecordedRequest[] = [];
  answeringAdmin((req, res) => {
    void buffer(req).then((body) => {
      const { method, url, headers } = req;
      const call = { line: `${method} ${url}`, headers, body };
      asked.push(call);
      const answer = answerTo(call);
      res.statusCode = answer.status ?? 200;
      res.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  return {
    asked: () => asked,
    jsonAsked: () => asked.map(({ body }) => JSON.parse(body.toString()) as unknown),
    answer(next: FakeResponse | ((asked: RecordedRequest) => FakeResponse)) {
      asked = [];
      answerTo = typeof next === 'function' ? next : () => next;
    },
  };
}
