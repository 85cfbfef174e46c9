import { BABY_TOYS_PETS } from './arabic/baby-toys-pets.ts';
import { CARE } from './arabic/care.ts';
import { ELECTRONICS } from './arabic/electronics.ts';
import { HOME } from './arabic/home.ts';
import { KITCHEN_AND_FOOD } from './arabic/kitchen-and-food.ts';
import { OUTSIDE } from './arabic/outside.ts';
import { VEHICLES } from './arabic/vehicles.ts';
import { WORKSHOP } from './arabic/workshop.ts';
import { WORN } from './arabic/worn.ts';
import type { Words } from './words.ts';

export const ARABIC: Words = {
  head: 'first',
  cuts: 'ب, بدون, في, لـ, متوافق, متوافق مع, متوافقة مع, مع, من, مناسب لـ, مناسبة لـ',
  subjects: [BABY_TOYS_PETS, CARE, ELECTRONICS, HOME, KITCHEN_AND_FOOD, OUTSIDE, VEHICLES, WORKSHOP, WORN],
  children: `اطفال, السن الصغير, السن الكبير, اولاد, اولادي, بنات, بناتي, بيبي, سن صغير, سن كبير, للاطفال, مواليد,
    ولادي`,
  nothing: `12 ساعة, 24 ساعة, 48 ساعة, أطفال, استيك, الطاقة الشمسية, العاب فيديو, العاب وترفيه, اولاد, بالطاقة
    الشمسية, باللون, بريموت, بطاقات, بطاقات الائتمان, بنات, بوستر, تصميم, تنظيم, جل, جلد, حبال, حبة واحدة, حجر, حزمة,
    حلقة, حوض, خشب, دانتيل, ذهب, رأس, ريموت, ساعات عمل, ساعة شحن, ستاند, سماعة ألعاب, سير, سيليكون, شريحة, شريط, شنطة
    كشافة, صندوق, ضد الماء, ضمان عامين, طاقة شمسية, عدد 1, عدد 2, عدد 3, علبة, عين القط, غطاء, فانيلا, فرشة, فضة, قابل
    لإعادة الشحن, قابل للشحن, قابل للطي, قاعدة, قطن, كارت, كيس, لافندر, لبطاقات الائتمان, للسفر والرحلات, ليد, ماوس
    ألعاب, متعدد الاستخدامات, مجموعة, محرك, محضرة, مدة ساعة, مسدس, مشبك, مفاتيح, مقاوم للماء, مقاوم للمياه, مقص,
    نافذة, هدايا وألعاب, هدية, وردة, يعمل بالطاقة الشمسية`,
  departments: 'اخرى, الصحة والجمال, المنزل والحديقة, تحسين المنزل, غير مصنف, متفرقات, متنوعة, منتجات متنوعة, منوعات',
};
