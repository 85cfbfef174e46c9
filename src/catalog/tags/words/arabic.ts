import { ACCESSORIES } from './arabic/accessories.ts';
import { BABY } from './arabic/baby.ts';
import { BEAUTY } from './arabic/beauty.ts';
import { CLOTHING } from './arabic/clothing.ts';
import { CRAFTS } from './arabic/crafts.ts';
import { ELECTRONICS } from './arabic/electronics.ts';
import { GARDEN } from './arabic/garden.ts';
import { HEALTH } from './arabic/health.ts';
import { HOME } from './arabic/home.ts';
import { JEWELRY_AND_WATCHES } from './arabic/jewelry-and-watches.ts';
import { KITCHEN } from './arabic/kitchen.ts';
import { NO_CATEGORY } from './arabic/no-category.ts';
import { OUTDOORS } from './arabic/outdoors.ts';
import { PETS } from './arabic/pets.ts';
import { SPORTS } from './arabic/sports.ts';
import { TOOLS } from './arabic/tools.ts';
import { TOYS } from './arabic/toys.ts';
import { VEHICLES } from './arabic/vehicles.ts';
import type { Words } from './words.ts';

export const ARABIC: Words = {
  head: 'first',
  cuts: 'ب, بدون, في, لـ, متوافق, متوافق مع, متوافقة مع, مع, من, مناسب لـ, مناسبة لـ',
  subjects: [
    ACCESSORIES,
    BABY,
    BEAUTY,
    CLOTHING,
    CRAFTS,
    ELECTRONICS,
    GARDEN,
    HEALTH,
    HOME,
    JEWELRY_AND_WATCHES,
    KITCHEN,
    NO_CATEGORY,
    OUTDOORS,
    PETS,
    SPORTS,
    TOOLS,
    TOYS,
    VEHICLES,
  ],
  children: `اطفال, السن الصغير, السن الكبير, اولاد, اولادي, بنات, بناتي, بيبي, سن صغير, سن كبير, للاطفال, مواليد,
    ولادي`,
  nothing: `12 ساعة, 24 ساعة, 48 ساعة, أطفال, استيك, الطاقة الشمسية, العاب فيديو, العاب وترفيه, اولاد, بالطاقة الشمسية,
    باللون, بريموت, بطاقات, بطاقات الائتمان, بنات, بوستر, تصميم, تنظيم, جل, جلد, حبال, حبة واحدة, حجر, حزمة, حلقة, حوض,
    خشب, دانتيل, ذهب, رأس, ريموت, ساعات عمل, ساعة شحن, ستاند, سماعة ألعاب, سير, سيليكون, شريحة, شريط, شنطة كشافة,
    صندوق, ضد الماء, ضمان عامين, طاقة شمسية, عدد 1, عدد 2, عدد 3, علبة, عين القط, غطاء, فانيلا, فرشة, فضة,
    قابل لإعادة الشحن, قابل للشحن, قابل للطي, قاعدة, قطن, كارت, كيس, لافندر, لبطاقات الائتمان, للسفر والرحلات, ليد,
    ماوس ألعاب, متعدد الاستخدامات, مجموعة, محرك, محضرة, مدة ساعة, مسدس, مشبك, مفاتيح, مقاوم للماء, مقاوم للمياه, مقص,
    نافذة, هدايا وألعاب, هدية, وردة, يعمل بالطاقة الشمسية`,
  departments: `اخرى, الصحة والجمال, المنزل والحديقة, تحسين المنزل, غير مصنف, متفرقات, متنوعة, منتجات متنوعة, منوعات`,
  parts: 'قطع الغيار, قطع غيار, قطعة غيار',
};
