/**
 * Preloaded into the processes of a shop, to change Next as an upgrade might. `NEXT_CHANGE` says what differs:
 * `character`, one character of its opening inline script; `call`, the way in which it hands over data.
 */
import Module from 'node:module';
import path from 'node:path';

const [before, after] = {
  character: [
    '(self.__next_f=self.__next_f||[]).push(',
    '(self.__next_f=self.__next_f ||[]).push(',
  ],
  call: ['self.__next_f.push(', 'self.__next_f.push.call(self.__next_f,'],
}[process.env.NEXT_CHANGE];

const OF_NEXT = path.join('node_modules', 'next', 'dist');
const compile = Module.prototype._compile;

Module.prototype._compile = function compileChanged(code, file, ...rest) {
  const given = file.includes(OF_NEXT) ? code.replaceAll(before, after) : code;
  return compile.call(this, given, file, ...rest);
};
