import styles from './ticket-picker.module.css';

const STATES = [
  { state: 'available', label: 'Disponible' },
  { state: 'selected', label: 'Elegido' },
  { state: 'reserved', label: 'Apartado' },
  { state: 'paid', label: 'Pagado' },
];

export function Legend() {
  return (
    <ul aria-label="Qué significa cada color" className={styles.legend}>
      {STATES.map(({ state, label }) => (
        <li key={state}>
          <span aria-hidden className={styles.sample} data-state={state} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
