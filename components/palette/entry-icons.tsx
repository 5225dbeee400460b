import {
  CalendarIcon,
  CheckIcon,
  ColumnsIcon,
  DocumentIcon,
  EyeIcon,
  KeyboardIcon,
  PersonIcon,
  PlusIcon,
  RiskIcon,
  SettingsIcon,
  UploadIcon,
  UsersIcon,
} from "@/components/ui/icons";

const LOOK = "size-4 text-ink-muted";

export const CONTRACT_ICON = <DocumentIcon className={LOOK} />;
export const DEED_ICON = <CheckIcon className={LOOK} />;
export const PERSON_ICON = <PersonIcon className={LOOK} />;
export const THEME_ICON = <EyeIcon className={LOOK} />;
export const HELP_ICON = <KeyboardIcon className={LOOK} />;

/** Of the screens that the palette goes to. */
export const PLACE_ICONS: Readonly<Record<string, typeof CONTRACT_ICON>> = {
  "/dashboard": <ColumnsIcon className={LOOK} />,
  "/deadlines": <CalendarIcon className={LOOK} />,
  "/upload": <UploadIcon className={LOOK} />,
  "/create": <PlusIcon className={LOOK} />,
  "/collaborators": <UsersIcon className={LOOK} />,
  "/users": PERSON_ICON,
  "/positions": <RiskIcon className={LOOK} />,
  "/settings": <SettingsIcon className={LOOK} />,
};
