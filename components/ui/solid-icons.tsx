import type { IconProps } from './line-icon';

/** Filled icons on a 24 px grid. Always used beside text or inside an element with a name. */
export function Solid({ size = 24, path }: IconProps & { path: string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}

export const WhatsappIcon = (props: IconProps) => (
  <Solid
    {...props}
    path="M12 2a9.9 9.9 0 0 0-8.5 14.9L2 22l5.3-1.4A9.9 9.9 0 1 0 12 2zm0 1.8a8.1 8.1 0 1 1-4.1 15.1l-.3-.2-3.1.8.8-3-.2-.3A8.1 8.1 0 0 1 12 3.8zM8.6 7.3c-.2 0-.5.1-.8.4-.3.3-1 1-1 2.4s1 2.8 1.2 3c.1.2 2 3.2 5 4.4 2.5 1 3 .8 3.5.7.6 0 1.8-.7 2-1.4.3-.7.3-1.3.2-1.4l-.6-.3-2-1c-.2 0-.4-.1-.6.2l-.9 1.1c-.1.2-.3.2-.6.1a8 8 0 0 1-4-3.5c-.2-.3 0-.5.1-.6l.7-.9.1-.4-1-2.3c-.2-.5-.4-.5-.6-.5z"
  />
);

export const FacebookIcon = (props: IconProps) => (
  <Solid
    {...props}
    path="M13.6 22v-8.2h2.8l.5-3.3h-3.3V8.4c0-1 .3-1.6 1.7-1.6h1.7V3.9c-.3 0-1.4-.1-2.6-.1-2.6 0-4.3 1.5-4.3 4.3v2.4H7.2v3.3h2.9V22z"
  />
);

export const InstagramIcon = (props: IconProps) => (
  <Solid
    {...props}
    path="M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 1.9a3.1 3.1 0 0 0-3.1 3.1v9a3.1 3.1 0 0 0 3.1 3.1h9a3.1 3.1 0 0 0 3.1-3.1v-9a3.1 3.1 0 0 0-3.1-3.1zM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 1.8a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5-3.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"
  />
);

export const TiktokIcon = (props: IconProps) => (
  <Solid
    {...props}
    path="M16.2 2.5c.3 2.4 1.7 3.9 4 4.1v3.1c-1.5.1-2.8-.4-4-1.2v6.7c0 4-2.9 6.3-6 6.3-3.5 0-6-2.8-6-5.9 0-3.5 2.9-6.2 6.7-5.8v3.2c-1.8-.4-3.4.8-3.4 2.5 0 1.6 1.2 2.7 2.7 2.7 1.7 0 2.8-1.2 2.8-3.2V2.5z"
  />
);
