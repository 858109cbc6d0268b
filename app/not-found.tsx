/** Each page carries it in its data, and nobody sees it: the front shows `/sin-boleto` or leads home instead. */
export default function NotFound() {
  return null;
}
