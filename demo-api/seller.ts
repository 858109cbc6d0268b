export const SELLER = {
  _id: '5f3a9c1e7b2d4a0016c8e501',
  name: 'Mariángel Rondón',
  email: 'mariangel.rondon@example.com',
  phone: '+58 414-5550134',
};
