export const demoPassword = 'kontor-demo';

export interface DemoUser {
  id: number;
  benutzername: string;
  name: string;
  kuerzel: string;
  /** Contact data that documents print for their author. */
  telefon?: string;
  email?: string;
  typ: 0 | 1 | 2 | 3 | 4;
  istAdmin?: boolean;
  gesperrt?: boolean;
  technikerId?: number;
  /** Name of the role in `server/areas/shipped-roles.ts`. */
  role?: string;
}

/** Accounts of 3-decisions «Demo users»; all have {@link demoPassword}. */
export const demoUsers: readonly DemoUser[] = [
  {
    id: 1,
    benutzername: 'admin',
    name: 'Ada Verwalter',
    kuerzel: 'ADM',
    telefon: '+49 40 5550121',
    email: 'a.verwalter@demo-firma.example',
    typ: 0,
    istAdmin: true,
  },
  {
    id: 2,
    benutzername: 'buero',
    name: 'Bea Büro',
    kuerzel: 'BUE',
    telefon: '+49 40 5550122',
    email: 'b.buero@demo-firma.example',
    typ: 0,
    role: 'Büro',
  },
  {
    id: 3,
    benutzername: 'technik',
    name: 'Tom Techniker',
    kuerzel: 'TEC',
    typ: 2,
    technikerId: 1,
    role: 'Technik',
  },
  { id: 4, benutzername: 'lager', name: 'Lars Lager', kuerzel: 'LAG', typ: 3, role: 'Lager' },
  { id: 5, benutzername: 'lesen', name: 'Lena Leser', kuerzel: 'LES', typ: 0, role: 'Lesen' },
  { id: 6, benutzername: 'ohne', name: 'Otto Ohne', kuerzel: 'OHN', typ: 0 },
  {
    id: 7,
    benutzername: 'gesperrt',
    name: 'Gerd Gesperrt',
    kuerzel: 'GES',
    typ: 0,
    gesperrt: true,
    role: 'Büro',
  },
];

const colleagues = [
  'Ayşe Aydın',
  'Bernd Brandt',
  'Carla Conrad',
  'Deniz Demir',
  'Erik Ebert',
  'Franka Fuchs',
  'Georg Grimm',
  'Hanna Heinze',
  'Ivo Ilić',
  'Jana Jansen',
  'Karim Kaya',
] as const;

/** Technicians besides `technik`: `technik2` to `technik12`, as many as a service of that size has. */
export const demoTechnicianUsers: readonly DemoUser[] = colleagues.map((name, index) => ({
  id: 8 + index,
  benutzername: `technik${index + 2}`,
  name,
  kuerzel: `T${String(index + 2).padStart(2, '0')}`,
  typ: 2,
  technikerId: index + 2,
  role: 'Technik',
}));
