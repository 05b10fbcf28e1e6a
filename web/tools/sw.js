/* __VERSION__ __FILES__ __LANGUAGES__ */
