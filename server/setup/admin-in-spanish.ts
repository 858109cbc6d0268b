import { PATIENCE_MS, type AdminFault, type FaultKind } from '@/lib/checks/admin-look';

const WORDS: Record<FaultKind, (fault: AdminFault) => string> = {
  redirect: ({ detail }) => `manda a otra dirección: escribe ${detail || 'aquella'}`,
  login: () => 'pide usuario y clave (401): pide a quien la maneja que deje pasar a la tienda',
  fails: ({ status }) => `falla por dentro (${status}): avisa a quien la maneja`,
  'no-raffles': () => 'no tiene rifas en esa dirección (404): revisa lo que va después del dominio',
  'web-page': () =>
    'contesta con una página web: esa es la dirección de un sitio, no de la administración',
  'not-json': ({ detail }) => `contesta con algo que no son rifas (${detail})`,
  silent: () => `no contesta en ${PATIENCE_MS / 1000} segundos`,
  unsigned: () =>
    'tiene un certificado que nadie conocido firmó: pon el de su autoridad en NODE_EXTRA_CA_CERTS',
  expired: () => 'tiene un certificado vencido: avisa a quien la maneja',
  'other-name': () => 'tiene un certificado con otro nombre: revisa el dominio',
  'no-tls': () => 'no usa candado (https): escribe http://, o pide que se lo pongan',
  'no-listener': () =>
    'no está encendida en ese puerto: revisa el número después de los dos puntos',
  'unknown-name': () => 'tiene un dominio que no existe: revisa cómo se escribe',
  unreachable: () => 'no se alcanza desde esta máquina',
  cut: () => 'corta la conexión: avisa a quien la maneja',
};

export function adminInSpanish(fault: AdminFault): string {
  return `Tu administración ${WORDS[fault.kind](fault)}.`;
}
