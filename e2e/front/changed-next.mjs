/** Preloaded into the processes of a shop: Next reads no nonce any more, as an upgrade might do. */
import Module from 'node:module';
import path from 'node:path';

const BUILT = path.join('.next', 'server');
const compile = Module.prototype._compile;

Module.prototype._compile = function compileChanged(code, file, ...rest) {
  const given = file.includes(BUILT)
    ? code.replaceAll('content-security-policy', 'x-renamed-policy')
    : code;
  return compile.call(this, given, file, ...rest);
};
